declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}
