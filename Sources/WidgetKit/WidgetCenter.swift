/// What an app says to its widgets; a simulated device shows none.
public final class WidgetCenter: Sendable {
  /// The only center.
  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing: there are no widgets whose timelines could be loaded again.
  public func reloadAllTimelines() {}

  /// Does nothing: there are no widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing: no configuration is recommended.
  public func invalidateConfigurationRecommendations() {}

  /// Passes the widgets that the user has added: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The widgets that the user has added: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a user has added.
public struct WidgetInfo: Sendable, Identifiable, Hashable {
  /// The widget's kind.
  public let kind: String
  /// The widget's size.
  public let family: WidgetFamily

  /// What identifies it.
  public var id: String { "\(kind) \(family)" }
}
