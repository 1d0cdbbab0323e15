public import Foundation
public import SwiftUIViews

/// A value that can be shared with other apps.
public protocol Transferable {
  /// The type of how it is handed over.
  associatedtype Representation: TransferRepresentation
  /// How it is handed over; of several ways the first one that fits is taken.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The text that it is shared as; nil if it has none, as a picture.
  package func sharedText() async -> String? {
    try? await Self.way?._text(of: self)
  }
  /// The value that data of another app are; nil if it takes none.
  package static func taken(from data: Data) async throws -> Self? {
    try await way?._item(of: data)
  }

  // With the same type in the protocol the compiler does not find the builder of an app's property.
  private static var way: (any TransferRepresentation<Self>)? {
    transferRepresentation as? any TransferRepresentation<Self>
  }
}

/// A value that is handed over as the system does it.
public protocol PlainTransferable: Transferable where Representation == PlainRepresentation<Self> {}

extension PlainTransferable {
  /// As the system does it.
  public static var transferRepresentation: PlainRepresentation<Self> { PlainRepresentation() }
}

extension String: PlainTransferable {}
extension URL: PlainTransferable {}
extension Data: PlainTransferable {}
extension AttributedString: PlainTransferable {}
extension Color: PlainTransferable {}
extension Image: PlainTransferable {}
