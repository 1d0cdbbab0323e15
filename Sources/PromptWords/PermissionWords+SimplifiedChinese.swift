import AppModel

extension PermissionWords {
  static let simplifiedChinese = PermissionWords(
    titles: [
      .contacts: "“%”想访问你的通讯录",
      .calendar: "“%”想完全访问你的日历。",
      .reminders: "“%”想访问你的提醒事项。",
      .photos: "“%”想完全访问你的照片图库。",
      .microphone: "“%”想访问麦克风。",
      .camera: "“%”想访问相机。",
      .mediaLibrary: "“%”想要访问Apple Music、你的音乐与视频的相关活动以及你的媒体资料库",
      .homeKit: "“%”想访问你的家庭数据",
      .focus: "使用专注模式时，要允许“%”分享你已将通知静音吗？",
      .bluetooth: "“%”想要使用蓝牙",
      .location: "允许“%”使用你的位置？",
      .health: "“%”想要访问并更新以下类别中的健康数据。",
      .userTracking: "允许“%”跟踪你在其他公司的App和网站上的活动吗？",
      .localNetwork: "允许“%”查找本地网络上的设备？",
      .notifications: "“%”想给你发送通知",
    ],
    messages: [
      .notifications: "“通知”可能包括提醒、声音和图标标记。这些可在“设置”中配置。",
      .localNetwork: "此App将可发现和连接到你所用网络上的设备。",
      .bluetooth: "这将允许“%”查找并连接蓝牙配件。此App还可能使用蓝牙来确认你在附近。",
    ],
    allow: "允许",
    refuse: "不允许",
    refusals: [.userTracking: "要求App不跟踪"],
    allowOnce: "允许一次",
    allowInUse: "使用App时允许",
    allowAll: "允许完全访问",
    limit: "限制访问…",
    passwordTitle: "你想存储此密码以在App和网站中使用吗？",
    passwordSave: "存储密码",
    passwordNotNow: "以后",
    cancel: "取消")
}
