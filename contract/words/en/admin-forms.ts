import type { formAnswers as zhFormAnswers, forms as zhForms } from '../zh-CN/admin-forms.ts'

export const forms: typeof zhForms = {
  lead: 'Forms that visitors or staff fill in. Once published, those of the site have an address of their own, and staff find theirs at “Fill in forms”.',
  emptyLead: 'Add a form, from a template or from scratch.',
  answers: 'See answers',
  contact: {
    mark: 'Contact form',
    enquiries: 'See enquiries',
    fixed: 'Fixed fields of the contact page',
    fixedLead:
      'The contact page always asks these, and they cannot be changed here. The questions below follow them, and the answers are kept with the enquiry.',
    rest: 'Of this form the contact page uses the questions, “On the site” and “Takes answers”. Its thanks are its own, and notices are in the settings.',
    unpublish:
      'The contact page will no longer ask the questions of this form; the page itself and its fixed fields stay. So does the draft.',
  },
  design: 'Design the form',
  done: 'Done',
  fromTemplate: 'Begin with a template',
  fromEmpty: 'Begin empty',
  fromOwn: 'Use the form of the form generator',
  none: 'No questions yet',
  noneLead: 'Begin with one of the templates, or add questions of your own.',
  questions: 'Questions: {{number}}',
  steps: 'steps: {{number}}',
  moreQuestions: 'and {{number}} more',
  unfinished: 'Still to correct: {{number}}. The draft can be saved; it can be published once they are corrected.',
  moreProblems: 'And {{number}} more: open the design to see them.',
  draftLead: 'Changes go back to the page of the form. Press “Done”, then save it there.',
  unshown: 'The designer cannot show this content, because it was not designed here. You can replace it with a new form, or import one.',
  replace: 'Replace with a new form',
  replaceTitle: 'Replace with a new form?',
  replaceLead: 'The present content is replaced. Until you save, you can give the change up.',
  required: 'required',
  requiredIf: 'required under a condition',
  shownIf: 'shown under a condition',
  hints: {
    noticeEmail: 'Hears of each new answer. The mail says only that there is one, not what it says.',
    webhook: 'Each answer is sent here as a signed POST request. This needs the webhook secret in the settings.',
    answerDays: 'Older answers are deleted by themselves; 0 keeps them for ever.',
    isInOffice: 'Once published, staff who may fill in forms find it at “Fill in forms” in the back office.',
    forUnitIds:
      'Only people of these units and the units below them see it and fill it in; all where none is chosen. Holds as soon as it is saved.',
    forRoleIds: 'Only people with one of these roles see it and fill it in; all where none is chosen. Holds as soon as it is saved.',
    isOpen: 'When off, the page still opens but takes no more answers.',
    definition: 'A draft may be unfinished; publishing checks it and refuses problems.',
  },
}

export const formAnswers: typeof zhFormAnswers = {
  emptyLead: 'When visitors or staff send a form, their answers appear here.',
  charts: 'Totals',
  chartsLead:
    'Answers: {{number}}, without spam and deleted ones. Press options to narrow the list: any of one question, and all questions together.',
  noAnswers: 'No answers yet.',
  nothingCounted: 'This form has no questions that can be counted.',
  answered: 'Answered: {{number}}',
  show: 'Show',
  hide: 'Hide',
  givenBy: 'Given by {{name}}',
  unanswered: 'not answered',
  gone: 'the file is gone',
  download: 'Download {{name}}',
  picked: '{{question}}: {{option}}',
  further: 'Further questions',
  furtherOf: '{{title}}, version {{version}}',
}
