public import Foundation

extension URL {
  /// The address of a file in a folder, with the usual extension of its type unless it has one of
  /// that type.
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(name).appendingPathExtension(for: type)
  }
  /// The address with the usual extension of a type, unless it has one of that type.
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let ending = type.preferredFilenameExtension,
      UTType(filenameExtension: pathExtension, conformingTo: type) == nil
    else { return self }
    return appendingPathExtension(ending)
  }
  /// Goes to a file in a folder; see `appendingPathComponent(_:conformingTo:)`.
  public mutating func appendPathComponent(_ name: String, conformingTo type: UTType) {
    self = appendingPathComponent(name, conformingTo: type)
  }
  /// Adds the usual extension of a type; see `appendingPathExtension(for:)`.
  public mutating func appendPathExtension(for type: UTType) {
    self = appendingPathExtension(for: type)
  }
}
