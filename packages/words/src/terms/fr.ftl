### Words that many messages share.
