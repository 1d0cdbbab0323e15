/// An event that the app reports to its analytics: `.track("purchase", with: ["sku": "item.sku"])`.
public struct TrackDefinition: Sendable, Equatable {
  /// The event's name.
  public var name: String
  /// Expressions for its parameters.
  public var with: [String: String]

  /// Makes an analytics event.
  public init(_ name: String, with: [String: String] = [:]) {
    self.name = name
    self.with = with
  }
}
