import AppModel

extension SystemLanguage {
  /// The texts of permission prompts in this language.
  package var permissionWords: PermissionWords {
    switch self {
    case .english: .english
    case .russian: .russian
    case .japanese: .japanese
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}
