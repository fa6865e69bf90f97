// A page under a strict policy styles itself by script; such styles are its own and must outlive every window.
document.documentElement.style.setProperty('--article-width', '40rem')
document.documentElement.style.scrollBehavior = 'auto'
