### Durées.

time-minutes = { $minutes } min
time-hours = { $hours } h
time-hours-and-minutes = { $hours } h { $minutes } min
