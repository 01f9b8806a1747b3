// Runs before the first paint, so that a chosen theme never flashes. lib/display/theme.ts and motion.ts write what is read here.
;(function () {
  try {
    var root = document.documentElement.dataset
    if (localStorage.getItem('dream:motion') === 'reduced') root.motion = 'reduced'
    var choice = localStorage.getItem('dream:theme')
    if (choice !== 'light' && choice !== 'dark') return
    root.theme = choice
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = choice === 'dark' ? '#0A1D1E' : '#FAF8F4'
    })
  } catch {
    // Without storage there is no choice to follow.
  }
})()
