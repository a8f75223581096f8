### Zeitspannen.

time-minutes = { $minutes } min
time-hours = { $hours } Std.
time-hours-and-minutes = { $hours } Std. { $minutes } min
