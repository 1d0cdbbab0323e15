import Security
import SwiftUI
import XCTest

struct KeychainApp: App {
  var body: some Scene { WindowGroup { TokenView() } }
}

/// A keychain as apps write it.
private enum Tokens {
  private static func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: "com.example.tea",
      kSecAttrAccount as String: account,
    ]
  }

  static func add(_ token: String, for account: String) -> OSStatus {
    var query = query(account)
    query[kSecValueData as String] = Data(token.utf8)
    query[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlockedThisDeviceOnly
    return SecItemAdd(query as CFDictionary, nil)
  }

  static func read(_ account: String) -> String? {
    var query = query(account)
    query[kSecReturnData as String] = kCFBooleanTrue!
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess,
      let data = item as? Data
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  static func change(_ account: String, to token: String) -> OSStatus {
    SecItemUpdate(
      query(account) as CFDictionary, [kSecValueData: Data(token.utf8)] as CFDictionary)
  }

  static func delete(_ account: String) -> OSStatus {
    SecItemDelete(query(account) as CFDictionary)
  }

  static func rename(_ account: String, to other: String) -> OSStatus {
    SecItemUpdate(query(account) as CFDictionary, [kSecAttrAccount: other] as CFDictionary)
  }

  static var accounts: [String] {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
        kSecReturnAttributes: true,
      ] as [CFString: Any]
    var result: AnyObject?
    guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess else { return [] }
    let items = result as? [[String: Any]] ?? []
    return items.compactMap { item in
      let isSecret = item[kSecValueData as String] != nil
      return (item[kSecAttrAccount as String] as? String).map { isSecret ? "\($0)!" : $0 }
    }
  }
}

private struct TokenView: View {
  @State private var text = "-"

  var body: some View {
    Text(text).accessibilityIdentifier("text")
    Button("add") { show(Tokens.add("a1", for: "ann")) }
    Button("add bob") { show(Tokens.add("b1", for: "bob")) }
    Button("read") { text = Tokens.read("ann") ?? "none" }
    Button("change") { show(Tokens.change("ann", to: "a2")) }
    Button("rename") { show(Tokens.rename("bob", to: "ann")) }
    Button("delete") { show(Tokens.delete("ann")) }
    Button("list") { text = Tokens.accounts.joined(separator: ",") }
    Button("no class") { show(SecItemDelete([kSecAttrAccount: "ann"] as CFDictionary)) }
    Button("defaults") { text = "\(UserDefaults.standard.dictionaryRepresentation().count)" }
    Button("random") { text = random() }
  }

  private func show(_ status: OSStatus) {
    text = SecCopyErrorMessageString(status, nil) ?? "\(status)"
  }

  private func random() -> String {
    var bytes = [UInt8](repeating: 0, count: 8)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    return status == errSecSuccess && Set(bytes).count > 1 ? "random" : "\(bytes)"
  }
}

/// The keychain of an app.
final class KeychainTests: HostedAppTests<KeychainApp> {
  private func text(after buttons: String...) -> String {
    for button in buttons { app.buttons[button].tap() }
    return app.staticTexts["text"].label
  }

  func testAnItemIsRead() {
    XCTAssertEqual(text(after: "read"), "none")
    XCTAssertEqual(text(after: "add"), "No error.")
    XCTAssertEqual(text(after: "read"), "a1")
  }

  func testASecondItemOfAnAccountIsRefused() {
    XCTAssertEqual(text(after: "add", "add"), "The specified item already exists in the keychain.")
  }

  func testAnItemIsChangedAndDeleted() {
    XCTAssertEqual(
      text(after: "change"), "The specified item could not be found in the keychain.")
    XCTAssertEqual(text(after: "add", "change", "read"), "a2")
    XCTAssertEqual(text(after: "delete", "read"), "none")
    XCTAssertEqual(
      text(after: "delete"), "The specified item could not be found in the keychain.")
  }

  func testAnItemCannotBecomeAnother() {
    XCTAssertEqual(
      text(after: "add", "add bob", "rename"), "The specified item already exists in the keychain.")
  }

  func testAllItemsAreListedWithoutTheirSecrets() {
    XCTAssertEqual(text(after: "add", "add bob", "list"), "ann,bob")
  }

  func testAQueryNeedsAClass() {
    XCTAssertEqual(
      text(after: "no class"), "One or more parameters passed to a function were not valid.")
  }

  func testItemsOutliveALaunch() {
    XCTAssertEqual(text(after: "add"), "No error.")
    app.terminate()
    app.launch()
    XCTAssertEqual(text(after: "read"), "a1")
  }

  func testItemsAreNoUserDefaults() {
    let before = text(after: "defaults")
    XCTAssertEqual(text(after: "add", "defaults"), before)
  }

  func testRandomBytesAreFilled() {
    XCTAssertEqual(text(after: "random"), "random")
  }
}
