/** Name and colour of the product. The brokerage behind it is a setting of the server. */
export const BRAND = {
  name: 'Dream Design',
  teal: '#43E2E1',
  ink: '#0B2526',
  paper: '#FAF8F4',
  paperDark: '#0A1D1E',
} as const
