/** The players in the pictures. */
export const players = [
  ...[
    'Anna Alder',
    'Bruno Birch',
    'Clara Cedar',
    'Dario Dogwood',
    'Elena Elm',
    'Felix Fir',
    'Greta Ginkgo',
    'Hugo Hazel',
  ],
  ...['Ines Ivy', 'Jonas Juniper', 'Katya Kapok', 'Leon Larch', 'Mira Maple', 'Nils Nutmeg', 'Olga Oak', 'Paul Pine'],
  ...['Quentin Quince', 'Rosa Rowan', 'Sven Spruce', 'Tilda Teak', 'Umar Ulmo', 'Vera Viburnum', 'Walter Willow'],
  'Yara Yew',
]
