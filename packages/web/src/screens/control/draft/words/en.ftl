### The next round before it is published.

draft-next = Next round
draft-stamp = Draft
# $matches (text list)
draft-waits = { $matches ->
    [one] The round is drawn when match { $matches } is in.
   *[other] The round is drawn when matches { $matches } are in.
  }
# $count (count)
draft-waits-many = The round is drawn when { $count } matches are in.
draft-nothing = There is nothing to draw now.
draft-working = The draft is being prepared.
# $count (count)
draft-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
# $count (count)
draft-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
draft-no-repeats = no repeats
# $count (count)
draft-repeats = { $count ->
    [one] { $count } repeat
   *[other] { $count } repeats
  }
# $count (count)
draft-byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
  }
# $count (count)
draft-edits = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  } changed by hand.
draft-no-hand = This round is paired by the rules alone; it cannot be changed by hand.
# $name (text)
draft-publish = Publish { $name }
# $name (text)
draft-published = { $name } published
draft-lengths-unknown = The lengths are not known: publish the extra round
draft-anew = Make the draft again

## The pairs

# $rule (text)
draft-why = Why? Rule { $rule }
draft-bye = Bye
draft-v = v
draft-again = They have met before.
# $names (text list)
draft-had = By hand. The draft paired { $names }.
draft-swap-hint = To change the draft by hand, choose a name and then the one it changes places with.
# $name (text)
draft-swap-with = Who changes places with { $name }? Press Esc for nobody.
# $name (text)
draft-change = { $name }: change places
draft-put-back = Put back
# $count (count)
draft-more = Show { $count ->
    [one] { $count } more match
   *[other] { $count } more matches
  }

## Seeds and openings

# $what (choice: seeds, opening)
draft-other = { $what ->
   *[seeds] Seeds
    [opening] Opening
  }
# $what (choice: seeds, opening)
draft-publish-other = { $what ->
   *[seeds] Publish the seeds
    [opening] Publish the opening
  }
# $what (choice: seeds, opening)
draft-published-other = { $what ->
   *[seeds] Seeds published
    [opening] Opening published
  }

## Publishing without asking

draft-auto = Publish rounds automatically
draft-auto-on = Rounds are published as soon as they can be drawn.
draft-auto-off = Every round waits here as a draft until you publish it.
