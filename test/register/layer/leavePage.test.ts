import { leavePage } from '../../../src/register/layer/leavePage'

test('the history holds no token after a layer leads to the start page, and the page’s own parameters stay', async () => {
  history.replaceState(null, '', '/artikel/7?seite=2&register_token=geheim#register_token')
  const reload = jest.fn()
  leavePage({ reload }, 'home', 'layer done')
  expect(location.href).toBe('http://localhost/')
  expect(reload).toHaveBeenCalledWith('layer done')
  const moved = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await moved
  expect(location.href).toBe('http://localhost/artikel/7?seite=2')
})
