/** What formats are called, for a page that does without their rules. */
export const formatTitles: Readonly<Record<string, string>> = {
  league: 'League',
  'hybrid-knockout': 'Hybrid Knockout',
  cup: 'Cup',
  diagonal: 'Diagonal',
  'bridge-knockout': 'Bridge Knockout',
}
