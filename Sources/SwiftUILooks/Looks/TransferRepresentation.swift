public import Foundation
public import UniformTypeIdentifiers

/// How a value is handed over to other apps.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item
  /// The text that a value is shared as; nil if it has none.
  func _text(of item: Item) async throws -> String?
  /// The value that data of another app are; nil if it takes none.
  func _item(of data: Data) async throws -> Item?
}

/// As the system hands over texts, links, data and pictures.
public struct PlainRepresentation<Item>: TransferRepresentation {
  init() {}
  /// The text of a text or a link.
  public func _text(of item: Item) async throws -> String? { SharedItem.text(of: item) }
  /// The data, or their text.
  public func _item(of data: Data) async throws -> Item? {
    data as? Item ?? String(data: data, encoding: .utf8) as? Item
  }
}

/// As another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) async throws -> Proxy)?
  private let take: (@Sendable (Proxy) async throws -> Item)?

  /// Shares another value.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    (export, take) = (exporting, nil)
  }
  /// Takes another value.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    (export, take) = (nil, importing)
  }
  /// Shares and takes another value.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) { (export, take) = (exporting, importing) }

  /// The text of the other value.
  public func _text(of item: Item) async throws -> String? { try await export?(item).sharedText() }
  /// The value of the other one that the data are.
  public func _item(of data: Data) async throws -> Item? {
    guard let take, let proxy = try await Proxy.taken(from: data) else { return nil }
    return try await take(proxy)
  }
}

/// As data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let export: (@Sendable (Item) async throws -> Data)?
  private let take: (@Sendable (Data) async throws -> Item)?

  /// Shares and takes data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { (type, export, take) = (contentType, exporting, importing) }
  /// Shares data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { (type, export, take) = (exportedContentType, exporting, nil) }
  /// Takes data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { (type, export, take) = (importedContentType, nil, importing) }

  /// The text, if the type is one of text.
  public func _text(of item: Item) async throws -> String? {
    guard type.conforms(to: .text), let export else { return nil }
    return String(data: try await export(item), encoding: .utf8)
  }
  /// The value of the data.
  public func _item(of data: Data) async throws -> Item? { try await take?(data) }
}

/// As data that an encoder makes.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Shares and takes JSON of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
  /// There is none: what an encoder makes is not for people.
  public func _text(of item: Item) async throws -> String? { nil }
  /// The value that the JSON is.
  public func _item(of data: Data) async throws -> Item? {
    try JSONDecoder().decode(Item.self, from: data)
  }
}

/// As a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let take: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Shares and takes a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (export, take) = (exporting, importing) }
  /// Shares a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { (export, take) = (exporting, nil) }
  /// Takes a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (export, take) = (nil, importing) }

  /// The name of the file.
  public func _text(of item: Item) async throws -> String? {
    try await export?(item).file.lastPathComponent
  }
  /// The value of a file with the data.
  public func _item(of data: Data) async throws -> Item? {
    guard let take else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("transferred")
    try data.write(to: file)
    return try await take(ReceivedTransferredFile(file: file))
  }
}

/// A file that an app shares.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Makes a file that others get a copy of.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that an app takes.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the file of the other app: it is a copy.
  public let isOriginalFile = false
}

/// Puts ways of handing over below each other.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One way.
  public static func buildExpression<R: TransferRepresentation<Item>>(_ way: R) -> R { way }
  /// The only way.
  public static func buildBlock<R: TransferRepresentation<Item>>(_ way: R) -> R { way }
  /// Two ways.
  public static func buildBlock(
    _ one: some TransferRepresentation<Item>, _ two: some TransferRepresentation<Item>
  ) -> RepresentationList<Item> { RepresentationList(ways: [one, two]) }
  /// Three ways.
  public static func buildBlock(
    _ one: some TransferRepresentation<Item>, _ two: some TransferRepresentation<Item>,
    _ three: some TransferRepresentation<Item>
  ) -> RepresentationList<Item> { RepresentationList(ways: [one, two, three]) }
}

/// Several ways, of which the first one that fits is taken.
public struct RepresentationList<Item>: TransferRepresentation {
  let ways: [any TransferRepresentation<Item>]

  /// The text of the first way that has one.
  public func _text(of item: Item) async throws -> String? {
    for way in ways { if let text = try await way._text(of: item) { return text } }
    return nil
  }
  /// The value of the first way that takes the data.
  public func _item(of data: Data) async throws -> Item? {
    for way in ways { if let item = try? await way._item(of: data) { return item } }
    return nil
  }
}

extension TransferRepresentation {
  /// The way for some apps only, which changes nothing here.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// The way with a name for the file.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

/// Which apps get a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  /// All apps.
  public static let all = Self(name: "all")
  /// The app itself.
  public static let ownProcess = Self(name: "ownProcess")
  /// Apps of the same team.
  public static let team = Self(name: "team")
  /// Apps of the same group.
  public static let group = Self(name: "group")
}
