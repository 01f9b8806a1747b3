// Stores an install offer that the browser makes before the app has loaded; features/install/install-offer.ts reads it.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault()
  globalThis.dreamInstallOffer = event
})
