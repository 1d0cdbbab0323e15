import AppModel

extension PermissionWords {
  static let english = PermissionWords(
    titles: [
      .contacts: "“%” Would Like to Access Your Contacts",
      .calendar: "“%” would like full access to your Calendar.",
      .reminders: "“%” would like to access your Reminders.",
      .photos: "“%” would like full access to your Photo Library.",
      .microphone: "“%” would like to access the Microphone.",
      .camera: "“%” would like to access the Camera.",
      .mediaLibrary:
        "“%” would like to access Apple Music, your music and video activity, and your media "
        + "library",
      .homeKit: "“%” Would Like to Access Your Home Data",
      .focus: "Allow “%” to share that you have notifications silenced when using Focus?",
      .bluetooth: "Allow “%” to find Bluetooth devices?",
      .location: "Allow “%” to use your location?",
      .health: "“%” would like to access and update your Health data in the categories below.",
      .userTracking: "Allow “%” to track your activity across other companies’ apps and websites?",
      .localNetwork: "Allow “%” to find devices on local networks?",
      .notifications: "“%” Would Like to Send You Notifications",
    ],
    messages: [
      .notifications:
        "Notifications may include alerts, sounds, and icon badges. These can be configured "
        + "in Settings.",
      .localNetwork:
        "This will allow the app to discover, connect to, and collect data from devices on your "
        + "networks.",
      .bluetooth:
        "This will allow “%” to find and connect to Bluetooth accessories.  This app may also use "
        + "Bluetooth to know when you’re nearby.",
    ],
    allow: "Allow",
    refuse: "Don’t Allow",
    refusals: [.userTracking: "Ask App Not to Track"],
    allowOnce: "Allow Once",
    allowInUse: "Allow While Using App",
    allowAll: "Allow Full Access",
    limit: "Limit Access…",
    passwordTitle: "Would you like to save this password to use with apps and websites?",
    passwordSave: "Save Password",
    passwordNotNow: "Not Now",
    cancel: "Cancel")
}
