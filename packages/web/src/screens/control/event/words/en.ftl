### When and where an event is, as a form.

event-title = About the event
event-save = Save
event-cancel = Cancel
event-saved = The event is described.
# $end (choice: from, to)
event-day = { $end ->
   *[from] First day
    [to] Last day
  }
# $field (choice: place, timeControl, contact, link, about)
event-field = { $field ->
   *[place] Place
    [timeControl] Time control, such as 15+10
    [contact] Whom to ask
    [link] Page with more
    [about] What visitors should know
  }
event-logo = Logo
event-pick = Choose a picture …
event-no-logo = Without a logo
event-bad-logo = This file cannot be read as a picture.
