/** The teams of the demo: team, captain, and the masterpoints of its four players. */
export const teams = [
  ['Harbour', 'Ada Holm', 3200.5, 2100, 2500, 1800],
  ['Orchard', 'Bea Lund', 2200, 1900, 2000, 1750],
  ['Meadow', 'Cleo Marsh', 1500, 1750.25, 1300, 1600],
  ['Quarry', 'Dora Nash', 1400, 1200, 1300, 1250],
  ['Lantern', 'Edie Orr', 900, 1100, 1000, 950],
  ['Ferry', 'Fay Pike', 800, 700, 650, 720],
  ['Willow Lane', 'Gus Quill', 400, 500, 450, 300],
  ['Kestrel', 'Hal Reed', 200, 150, 100, 220],
  ['Mill', 'Ida Stone', 20, 50, 10, 5],
] as const
