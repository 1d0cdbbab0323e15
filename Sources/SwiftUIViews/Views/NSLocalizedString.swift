public import Foundation

/// The text of a key in the language of the run, or the key.
///
/// Foundation's version has no texts on Linux. Calls resolve to this one: it has no defaults.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppStrings.current?.format(for: key, in: nil, number: nil) ?? key
}

/// The text of a key in a table of texts, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppStrings.current?.format(for: key, in: tableName, number: nil) ?? key
}

/// The text of a key in the language of the run or of a bundle of one language, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  AppStrings.of(bundle)?.format(for: key, in: nil, number: nil) ?? key
}
