### Lengths of time.

# $minutes (count)
time-minutes = { $minutes } min
# $hours (count)
time-hours = { $hours } h
# $hours (count)
# $minutes (count)
time-hours-and-minutes = { $hours } h { $minutes } min
