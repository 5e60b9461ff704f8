export const admin = {
  languages: { 'zh-CN': '中文', en: 'English' },

  pages: {
    login: '登录',
    secondFactor: '设置两步验证',
    setup: '设置管理员',
    forgotPassword: '忘记密码',
    resetPassword: '设置新密码',
    forbidden: '没有权限',
    missing: '页面不存在',
    login1: '登录页（二）',
    login2: '登录页（三）',
  },

  calls: {
    timeout: '请求超时，请稍后再试',
    network: '无法连接服务器，请检查网络',
    gone: '这条记录不存在，可能已被删除。',
    failed: '请求失败（{{status}}）',
    demo: '演示版本，不允许操作',
    hasError: 'Has Error',
    endedElsewhere: '您已在其他窗口退出登录。',
  },

  failure: {
    title: '页面加载失败',
    reload: '重新加载',
    again: '重试',
    leads: {
      offline: '当前没有网络。恢复连接后会自动重试。',
      network: '无法连接服务器，请检查网络后重试。',
      tooMany: '请求过于频繁，请稍后重试。',
      busy: '服务器暂时繁忙，请稍后重试。',
      code: '页面文件下载失败，请重试。',
      updated: '系统已经更新。请重新加载以使用新版本，未保存的内容会恢复。',
      fault: '页面显示时出错，错误已记入错误日志。',
    },
  },
  missing: { title: '页面不存在', lead: '地址可能写错了，或者页面已经移走。', dashboard: '回到后台首页', home: '回到公司网站' },

  shell: { language: '语言', languageChanged: 'Switch Language Success', logOut: '退出登录' },

  signIn: {
    title: '登录',
    lead: '欢迎回来，请使用您的账号登录。',
    words: '从编辑的键盘，到访客的屏幕。',
    site: '返回网站',
    userName: '用户名或邮箱',
    password: '密码',
    userNameMissing: '请输入用户名',
    passwordMissing: '请输入密码',
    showPassword: '显示密码',
    submit: '登录',
    busy: '请稍候…',
    wait: '请在 {{seconds}} 秒后重试',
    withPasskey: '使用通行密钥',
    tabs: { label: '登录方式', password: '密码登录', phone: '手机登录' },
  },

  password: {
    fresh: '新密码',
    again: '确认密码',
    length: '长度在 {{min}} 到 {{max}} 个字符',
    differs: '两次输入的密码不一致',
  },
}
