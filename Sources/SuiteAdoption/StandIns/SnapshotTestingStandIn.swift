/// The replacement for the module SnapshotTesting, with which tests compare pictures and texts with
/// recorded ones.
///
/// The recorded ones show the real app, which a model does not look like, so nothing is compared.
enum SnapshotTestingStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "SnapshotTesting", source: source,
    words: "compares nothing with recorded pictures, which show the real app.")

  private static let source =
    """
    import Foundation
    import XCUIAutomation

    \(strategies)

    \(configuration)

    public func assertSnapshot<Value, Format>(
      of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
      \(options)
    ) {
      _ = verifySnapshot(of: try value(), as: strategy, file: file, line: line)
    }

    public func assertSnapshot<Value, Format>(
      matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
      \(options)
    ) {
      _ = verifySnapshot(of: try value(), as: strategy, file: file, line: line)
    }

    public func assertSnapshots<Value, Format>(
      of value: @autoclosure () throws -> Value,
      as strategies: [String: Snapshotting<Value, Format>],
      \(options)
    ) {
      for name in strategies.keys.sorted() {
        guard let strategy = strategies[name] else { continue }
        _ = verifySnapshot(of: try value(), as: strategy, file: file, line: line)
      }
    }

    public func verifySnapshot<Value, Format>(
      matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
      snapshotDirectory: String? = nil, \(options)
    ) -> String? {
      verifySnapshot(of: try value(), as: strategy, file: file, line: line)
    }

    public func verifySnapshot<Value, Format>(
      of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
      snapshotDirectory: String? = nil, \(options)
    ) -> String? {
      do { _ = try value() } catch { XCTFail("\\(error)", file: file, line: line) }
      return nil
    }

    """

  /// The parameters that all functions share.
  private static let options = """
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
      timeout: TimeInterval = 5, fileID: StaticString = #fileID,
      file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
      column: UInt = #column
    """

  private static let strategies = """
    public struct Snapshotting<Value, Format> {
      public init() {}

      public func pullback<Other>(_ transform: @escaping (Other) -> Value)
        -> Snapshotting<Other, Format>
      { Snapshotting<Other, Format>() }

      public static func wait(for duration: TimeInterval, on strategy: Self) -> Self { strategy }
    }

    extension Snapshotting where Format == UIImage {
      public static var image: Self { Self() }
      public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, scale: CGFloat? = nil, size: CGSize? = nil
      ) -> Self { Self() }
    }

    extension Snapshotting where Format == String {
      public static var description: Self { Self() }
      public static var dump: Self { Self() }
      public static var json: Self { Self() }
      public static var lines: Self { Self() }
      public static var customDump: Self { Self() }
      public static var recursiveDescription: Self { Self() }
    }
    """

  private static let configuration = """
    public struct SnapshotTestingConfiguration: Sendable {
      public enum Record: String, Sendable, ExpressibleByBooleanLiteral {
        case all, failed, missing, never
        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
      }
      public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        public init(stringLiteral value: String) {}
        public static let `default`: Self = "default"
        public static let ksdiff: Self = "ksdiff"
      }
    }

    nonisolated(unsafe) public var isRecording = false
    nonisolated(unsafe) public var diffTool = SnapshotTestingConfiguration.DiffTool.default

    public func withSnapshotTesting<Result>(
      record: SnapshotTestingConfiguration.Record? = nil,
      diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
    ) rethrows -> Result { try operation() }

    public func withSnapshotTesting<Result>(
      record: SnapshotTestingConfiguration.Record? = nil,
      diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
      operation: () async throws -> Result
    ) async rethrows -> Result { try await operation() }
    """
}
