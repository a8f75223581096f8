### What is wrong with a request.

bad-controls = It contains control characters.
bad-spaces = It begins or ends with a space.
bad-claim-game = Say which game it is: sent twice, the claim would be taken for the next game.
# $most (count)
bad-settings = It has more than { $most } settings.
# $such (text)
bad-address = an address such as { $such }: http or https, a name, perhaps a port
