### What is wrong with a value that somebody gave.
### What it is about (an option, a field) has a form .in for the middle of a sentence.

## What it is about

# $option (text)
issue-option = the option “{ $option }”
  .in = in the option “{ $option }”
# $field (text)
issue-field = the field “{ $field }”
  .in = in the field “{ $field }”
# $part (text)
# $what (message)
issue-part = “{ $part }” { FORM($what, "in") }
  .in = in “{ $part }” { FORM($what, "in") }

## What is wrong

# $what (message)
issue-missing = { CAPITAL($what) } is missing.
# $what (message)
issue-unreadable = { CAPITAL($what) } cannot be read.
# $what (message)
# $fields (message list)
issue-unknown = { CAPITAL($what) } has no field { OR($fields) }.
# $what (message)
# $says (message)
issue-unfit = { CAPITAL($what) } does not fit. { $says }
# $what (message)
# $says (text) in the words of whoever made the schema
issue-own-text = { CAPITAL($what) }: { $says }.
# $what (message)
# $takes (message)
issue-takes = { CAPITAL($what) } takes { $takes }.
# $what (message)
# $takes (message)
# $given (message)
issue-takes-given = { CAPITAL($what) } takes { $takes }; you gave { $given }.
# $written (text)
issue-quoted = “{ $written }”
# $number (number)
issue-number = { $number }

## What a schema says itself

issue-no-moment = There is no such moment in the calendar.
# $one (text)
# $other (text)
issue-one-of-two = Give “{ $one }” or “{ $other }”.
# $deep (count)
# $fields (count)
issue-nested = It is nested more than { $deep } deep, or has more than { $fields } fields.

## What a value must be

# $kind (choice: whole, any)
# $least (count)
# $most (count)
takes-range = { $kind ->
   *[whole] a whole number
    [any] a number
  } from { $least } to { $most }
# $kind (choice: whole, any)
# $least (count)
takes-least = { $kind ->
   *[whole] a whole number
    [any] a number
  } of { $least } or more
# $kind (choice: whole, any)
# $most (count)
takes-most = { $kind ->
   *[whole] a whole number
    [any] a number
  } of { $most } or less
# $kind (choice: whole, any)
takes-number = { $kind ->
   *[whole] a whole number
    [any] a number
  }
# $of (count)
takes-multiple = a multiple of { $of }
takes-text = a text
# $least (count)
# $most (count)
takes-characters = { $least } to { $most } characters
# $least (count)
takes-characters-least = { $least ->
    [one] at least one character
   *[other] at least { $least } characters
  }
# $most (count)
takes-characters-most = { $most ->
    [one] at most one character
   *[other] at most { $most } characters
  }
takes-list = a list
# $such (text)
takes-list-such = a list, such as { $such }
# $least (count)
# $most (count)
takes-entries = a list of { $least } to { $most } entries
# $least (count)
takes-entries-least = { $least ->
    [one] a list of at least one entry
   *[other] a list of at least { $least } entries
  }
# $most (count)
takes-entries-most = { $most ->
    [one] a list of at most one entry
   *[other] a list of at most { $most } entries
  }
takes-yes-no = yes or no
# $such (text)
takes-fields = fields of its own, such as { $such }
# $such (text)
takes-clock = a clock such as { $such }
# $words (text list)
takes-one-of = { OR($words) }
# $such (text)
takes-time = a time with a zone, such as { $such }
# $such (text)
takes-utc-time = a time in UTC, such as { $such }
takes-bracket = the letter of a bracket, A to Z
takes-two-decimals = a number with at most two decimals
takes-words = some words
takes-day = a day such as 2026-11-28
takes-web-address = the address of a page, such as https://chess.example.org
takes-picture = a picture: PNG, JPEG or WebP, as a data address
issue-days-backwards = The last day is before the first.
# $most (count)
takes-key = 1 to { $most } characters, the first of them no “#”
# $digits (count)
takes-hash = { $digits } hexadecimal digits
takes-fen = the first four fields of a FEN
# $such (text)
takes-move = a move such as { $such }
