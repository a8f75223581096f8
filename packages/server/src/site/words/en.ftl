### A site that cannot be opened.

# $command (text)
site-no-web = The web app is not built. Build it with: { $command }
# $who (text list)
share-winner = Winner: { $who }
# $who (text list)
share-leader = In the lead: { $who }
