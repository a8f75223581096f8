/** The icon: two players meet, and one advances. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="3" fill="#14171c"/><path d="M4 6h6v10H4M10 11h8" fill="none" stroke="#fff" stroke-width="2.5"/></svg>\n'
