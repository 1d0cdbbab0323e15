public import Foundation

/// The text of a key in the language of the run, or the key.
///
/// Foundation's own knows no texts on Linux. A call takes this one, since it leaves nothing out.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppStrings.current?.format(for: key, in: nil, number: nil) ?? key
}

/// The text of a key in a table of texts, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppStrings.current?.format(for: key, in: tableName, number: nil) ?? key
}

/// The text of a key in the language of the run, whatever the bundle, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, comment: comment)
}
