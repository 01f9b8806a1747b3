// Runs before the first paint, so that a chosen theme never flashes. lib/theme.ts writes what is read here.
;(function () {
  try {
    var choice = localStorage.getItem('dream:theme')
    if (choice !== 'light' && choice !== 'dark') return
    document.documentElement.dataset.theme = choice
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = choice === 'dark' ? '#0A1D1E' : '#FAF8F4'
    })
  } catch {
    // Without storage there is no choice to follow.
  }
})()
