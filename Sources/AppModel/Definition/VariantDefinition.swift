import LocatedJSON
import PredicateFormat

/// One of the forms that an app is made in, such as that of a country.
public struct VariantDefinition: Sendable, Equatable {
  /// The name, which is that of its folder inside `Variants`.
  public var name: String
  /// The app in this form, as a whole.
  public var app: AppDefinition

  /// Names a form of an app.
  public init(_ name: String, _ app: AppDefinition) {
    self.name = name
    self.app = app
  }
}

extension AppDefinition {
  /// Adds a variant that differs in what is changed: `app.addVariant("de") { $0.language = "de" }`.
  public mutating func addVariant(_ name: String, _ change: (inout AppDefinition) -> Void) {
    var form = self
    form.variants = []
    form.variantArgument = nil
    change(&form)
    variants.append(VariantDefinition(name, form))
  }

  /// The app in one of its forms; itself for nil, and nothing for a name that no variant has.
  package func variant(_ name: String?) -> AppDefinition? {
    guard let name else { return self }
    return variants.first { $0.name == name }?.app
  }

  /// What is said of a variant that there is not.
  package static func unknownVariant(_ name: String, among known: [String]) -> String {
    let nearest = NearestName.hint(for: name, in: known)
    guard !known.isEmpty else { return "there is no variant \(quoted(name)), nor any other" }
    return "there is no variant \(quoted(name)); the known variants are "
      + known.joined(separator: ", ") + nearest
  }
}
