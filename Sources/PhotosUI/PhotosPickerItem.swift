public import SwiftUI
public import UniformTypeIdentifiers

/// A photo that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the photo in the library.
  public let itemIdentifier: String?
  /// The types in which the photo can be read.
  public var supportedContentTypes: [UTType] { photo == nil ? [] : [.png] }

  /// Makes an item of a photo in the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The form of a photo that an app wants.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the system chooses.
    public static let automatic = Self(name: "automatic")
    /// As it is in the library.
    public static let current = Self(name: "current")
    /// As most apps can read it.
    public static let compatible = Self(name: "compatible")
  }

  private var photo: LibraryPhoto? { LibraryPhoto.all.first { $0.id == itemIdentifier } }

  /// Reads the photo as data, as an image, or as what a type of the app makes of the data.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let photo, value(of: type) == nil else { return value(of: type) }
    return try await T.taken(from: photo.content)
  }

  /// Reads the photo at once and calls back with it; nil for what an app makes of data.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(value(of: type)))
    return Progress(totalUnitCount: 1)
  }

  private func value<T>(of type: T.Type) -> T? {
    guard let photo else { return nil }
    return photo.content as? T ?? Image(uiImage: photo.image) as? T
  }
}

/// The photos that the user can choose from.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]

  /// The photos that it allows: all, since the library has one kind, or none.
  var photos: [LibraryPhoto] {
    names.contains("images") || names.first == "not" ? LibraryPhoto.all : []
  }

  /// Pictures.
  public static let images = Self(names: ["images"])
  /// Videos.
  public static let videos = Self(names: ["videos"])
  /// Live photos.
  public static let livePhotos = Self(names: ["livePhotos"])
  /// Screenshots.
  public static let screenshots = Self(names: ["screenshots"])
  /// Panoramas.
  public static let panoramas = Self(names: ["panoramas"])
  /// All photos that at least one of the filters allows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(names: ["any"] + subfilters.flatMap(\.names))
  }
  /// All photos that every filter allows.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(names: ["all"] + subfilters.flatMap(\.names))
  }
  /// All photos that a filter does not allow.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    Self(names: ["not"] + filter.names)
  }
}

/// How the user chooses several photos.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let `default` = Self(name: "default")
  /// In the order in which they are chosen.
  public static let ordered = Self(name: "ordered")
  /// The app is notified of each change at once.
  public static let continuous = Self(name: "continuous")
}

/// The library of photos.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  private init() {}
  /// The library of the device.
  public static func shared() -> PHPhotoLibrary { only }
}
