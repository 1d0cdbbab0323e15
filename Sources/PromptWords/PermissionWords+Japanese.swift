import AppModel

extension PermissionWords {
  static let japanese = PermissionWords(
    titles: [
      .contacts: "“%”から、連絡先へのアクセス権を求められています。",
      .calendar: "“%”から、“カレンダー”へのフルアクセス権を求められています。",
      .reminders: "“%”から、“リマインダー”へのアクセス権を求められています。",
      .photos: "“%”から、写真ライブラリへのフルアクセス権を求められています。",
      .microphone: "“%”から、マイクへのアクセス権を求められています。",
      .camera: "“%”から、“カメラ”へのアクセス権を求められています。",
      .mediaLibrary: "“%”がApple Music、ミュージックとビデオの履歴、およびメディアライブラリにアクセスを求めています",
      .homeKit: "“%”がホームデータへのアクセスを求めています",
      .focus: "集中モードの使用中は、通知されないようにしていることを“%”で共有することを許可しますか?",
      .bluetooth: "“%”がBluetoothの使用を求めています",
      .location: "“%”に位置情報の使用を許可しますか?",
      .health: "“%”が以下のカテゴリのヘルスケアデータのアクセスとアップデートを求めています。",
      .userTracking: "“%”が他社のアプリやWebサイトを横断してあなたのアクティビティをトラッキングすることを許可しますか?",
      .localNetwork: "“%”がローカルネットワーク上のデバイスを見つけることを許可しますか?",
      .notifications: "“%”は通知を送信します。よろしいですか?",
    ],
    messages: [
      .notifications: "通知方法は、テキスト、サウンド、アイコンバッジが利用できる可能性があります。通知方法は“設定”で設定できます。",
      .localNetwork: "このAppで、使用中のネットワーク上のデバイスの検索および接続ができるようになります。",
      .bluetooth:
        "これにより、“%”はBluetoothアクセサリを検出して接続できるようになります。"
        + "このAppはBluetoothを使ってあなたが近くにいるかどうかを知ることもできます。",
    ],
    allow: "許可",
    refuse: "許可しない",
    refusals: [.userTracking: "アプリにトラッキングしないように要求"],
    allowOnce: "1度だけ許可",
    allowInUse: "アプリの使用中は許可",
    allowAll: "フルアクセスを許可",
    limit: "アクセスを制限…",
    passwordTitle: "このパスワードをすべてのAppおよびWebサイトで使用するために保存しますか?",
    passwordSave: "パスワードを保存",
    passwordNotNow: "今はしない",
    cancel: "キャンセル")
}
