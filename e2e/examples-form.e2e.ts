// @module-tag browser
import { describe, expect, test } from 'vitest'
import { shareExamples, visitExamples } from './kit/examples.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'

describe('The example of a long form', () => {
  const visit = visitExamples()
  const open = shareExamples(visit)

  test('R-14j /form shows wrong input at each field, asks the server, and shows fields that depend on others', async () => {
    const { code } = (await serviceOf(visit)('admin', 'GET', 'Product/GetAll?maxResultCount=1')).result.items[0]!
    const page = await open('form')
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const faultAt = (name: string) =>
      page
        .locator('.ant-form-item')
        .filter({ has: field(name) })
        .locator('.ant-form-item-explain-error')
    const next = page.getByRole('button', { name: '下一步' })
    const heading = (step: string) => page.locator('.ant-steps-item-active').filter({ hasText: step })

    await field('统一社会信用代码').fill('123')
    await field('网址').fill('javascript:alert(1)')
    await next.click()
    for (const name of ['公司名称', '统一社会信用代码', '企业性质', '网址']) await faultAt(name).waitFor()
    await page.getByRole('alert').filter({ hasText: '有 4 处需要修改' }).waitFor()
    expect(await field('公司名称').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field('股票代码').count()).toBe(0)
    await field('是否上市').click()
    await field('股票代码').fill('12')
    await field('公司名称').fill('矩澄视觉')
    await field('统一社会信用代码').fill('91330106MA2XXXXX0A')
    await field('网址').fill('https://example.com')
    await field('企业性质').click()
    await page.locator('.ant-select-item-option').filter({ hasText: '民营' }).click()
    await next.click()
    await faultAt('股票代码').waitFor()
    await field('股票代码').fill('600000')
    await next.click()

    await heading('联系人').waitFor()
    await field('联系人').fill('王小明')
    await field('手机').fill('12345')
    await field('邮箱').fill('nobody')
    await next.click()
    await faultAt('手机').waitFor()
    await faultAt('邮箱').waitFor()
    await field('手机').fill('13800138000')
    await field('邮箱').fill('w@example.com')
    await next.click()

    await heading('项目').waitFor()
    await field('项目名称').fill('瓶盖检测')
    await field('项目编号（不能与现有产品型号相同）').fill(String(code))
    await field('数量').fill('3')
    await field('预算下限').fill('500')
    await field('预算上限').fill('100')
    await field('需求说明').fill('每分钟六百个')
    await next.click()
    await faultAt('预算上限').filter({ hasText: '不能小于预算下限' }).waitFor()
    await faultAt('项目编号（不能与现有产品型号相同）').filter({ hasText: '已有产品使用这个型号' }).waitFor()
    await field('预算上限').fill('900')
    await field('项目编号（不能与现有产品型号相同）').fill('NEW-CODE-1')
    await next.click()

    await heading('附件与确认').waitFor()
    await settled(page)
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('请先同意').waitFor()
    await field('同意按隐私政策处理以上信息').click()
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByRole('heading', { name: '填写完成' }).waitFor()
    const values = JSON.parse(await page.locator('.form-values').innerText())
    expect(values).toMatchObject({
      company: '矩澄视觉',
      isListed: true,
      stockCode: '600000',
      mobile: '13800138000',
      quantity: 3,
      budgetTo: 900,
      agrees: true,
    })
  })

  test('R-14j /form keeps what was written while a person goes back', async () => {
    const page = await open('mixin').then(() => open('form'))
    await page.getByLabel('公司名称', { exact: true }).fill('返回公司')
    await page.getByLabel('企业性质', { exact: true }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: '外资' }).click()
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('联系人', { exact: true }).fill('李')
    await page.getByRole('button', { name: '上一步' }).click()
    await expect.poll(() => page.getByLabel('公司名称', { exact: true }).inputValue()).toBe('返回公司')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect.poll(() => page.getByLabel('联系人', { exact: true }).inputValue()).toBe('李')
  })
})
