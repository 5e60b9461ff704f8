/** Reasons for which a cell of a sheet is refused. */
export const sheetRefusals = {
  number: '不是数字。请写成 1234.50 的形式',
  numberUnsure: '本列有用逗号作小数点的数字，这个数字有两种读法。请写成 1234.50 的形式',
  digits: '电子表格缩短了这个数字（最多保留 15 位）。请把该列设为文本格式后重新填写',
  day: '不是日期。请写成 2025-03-04 的形式',
  dayNone: '没有这一天或这个时刻',
  dayOrder: '分不清日和月。请在本列统一把年份写在前面，如 2025-03-04',
  dayYear: '只有年份。请写成 2025-03-04 的形式',
  dayOnly: '这里只能填日期，不能有时间',
  error: '单元格是公式的错误值',
  letters: '有无法识别的字符。请换一种编码，或将文件另存为 UTF-8',
  untitled: '这个单元格超出了列名的范围',
  ambiguous: '有多个“{{said}}”。请改填所指那一个的编号或值（{{values}}），树形数据也可填路径（甲 / 乙）',
  quotes: '引号没有成对，从这一行起无法读取',
}
