/// A place where an app keeps data on its device.
public enum StorageKind: String, Sendable, Equatable, CaseIterable {
  /// The stored defaults, which are deleted with the app.
  case defaults
  /// The items of the keychain, which stay when the app is deleted.
  case keychain
  /// The files in the app's own folder, which are deleted with the app: text, or other values as
  /// JSON.
  case files
  /// The pasteboard, which belongs to the whole device.
  case pasteboard

  /// The kinds that hold values by name.
  package static let named: [StorageKind] = [.defaults, .keychain, .files]
}

extension StorageKind {
  /// The largest number of entries of one kind in an app.
  package static let entryLimit = 10_000
  /// The longest name of an entry, in bytes of UTF-8.
  package static let nameLimit = 1_000

  /// Why a name cannot be that of an entry, as words that follow the name; nil if it can.
  ///
  /// A file's name is a path inside the app's folder and must not lead out of it.
  package func fault(ofName name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.count > Self.nameLimit { return "is longer than \(Self.nameLimit) bytes" }
    guard self == .files else { return nil }
    if name.hasPrefix("/") { return "does not start in the app's folder" }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) {
      return "contains a backslash or a control character"
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") { return "leads out of the app's folder" }
    return parts.contains("") || parts.contains(".") ? "has an empty part" : nil
  }
}
