import AppModel

/// The names that observers use for what an app stores.
enum StateVariable {
  /// The variable for a kind of storage, as facts name it.
  static func name(ofKind kind: String) -> String {
    switch kind {
    case StorageKind.defaults.rawValue: "defaults"
    case StorageKind.pasteboard.rawValue: "pasteboard"
    default: "stored state"
    }
  }
}
