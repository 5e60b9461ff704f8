/** The last words of departments and companies, in both languages. */
const DEPARTMENT =
  /[部组处科室办]$|(中心|公司|集团|团队|研究院|实验室|工作室|事业群)$|\b(team|department|engineering|development|marketing|management|sales|support|service|services|communications|optics|office|centre|center|group|laboratory|press)$/i

/** The writer as search engines want them: a department or a company is an organisation within the publisher, everybody else a person. */
export const authorNamed = (name: string, company: object) =>
  DEPARTMENT.test(name.trim()) ? { '@type': 'Organization', name, parentOrganization: company } : { '@type': 'Person', name }
