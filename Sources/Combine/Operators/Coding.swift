public import Foundation

/// Decodes values from data.
public protocol TopLevelDecoder<Input> {
  /// The data that it reads.
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Encodes values as data.
public protocol TopLevelEncoder<Output> {
  /// The data that it writes.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Sends the values that a decoder reads.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Sends the encoded values.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
