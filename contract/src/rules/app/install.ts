/** Path of the server's QR code of the install page (product §2.1). */
export const APP_CODE_PATH = '/app-code.svg'
