import LocatedJSON
import PredicateFormat

/// A variant of an app, such as the one for a country.
public struct VariantDefinition: Sendable, Equatable {
  /// The name, which is also the name of its folder inside `Variants`.
  public var name: String
  /// The complete app in this variant.
  public var app: AppDefinition

  /// Makes a variant.
  public init(_ name: String, _ app: AppDefinition) {
    self.name = name
    self.app = app
  }
}

extension AppDefinition {
  /// Adds a variant that differs as the closure says: `app.addVariant("de") { $0.language = "de"
  /// }`.
  public mutating func addVariant(_ name: String, _ change: (inout AppDefinition) -> Void) {
    var form = self
    form.variants = []
    form.variantArgument = nil
    change(&form)
    variants.append(VariantDefinition(name, form))
  }

  /// The app in a variant; for a nil name the app without one, and nil for an unknown name.
  package func variant(_ name: String?) -> AppDefinition? {
    guard let name else { return self }
    return variants.first { $0.name == name }?.app
  }

  /// The message about an unknown variant.
  package static func unknownVariant(_ name: String, among known: [String]) -> String {
    let nearest = NearestName.hint(for: name, in: known)
    guard !known.isEmpty else { return "there is no variant \(quoted(name)), nor any other" }
    return "there is no variant \(quoted(name)); the known variants are "
      + known.joined(separator: ", ") + nearest
  }
}
