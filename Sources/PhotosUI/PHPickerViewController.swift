public import SwiftUI

/// What a picker of photos offers.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form of a photo that an app wants.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// How the user chooses several photos.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous }

  /// The photos to choose from; nil for all.
  public var filter: PHPickerFilter?
  /// How many can be chosen; 0 for any number.
  public var selectionLimit = 1
  /// The form of a photo; there is one here.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How the user chooses several photos.
  public var selection = Selection.default
  /// The photos that are chosen at first; here none are.
  public var preselectedAssetIdentifiers: [String] = []

  /// Makes a configuration.
  public init() {}
  /// Makes a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that the user has chosen.
public struct PHPickerResult: Hashable {
  /// The photo, as a `UIImage` and as data.
  public let itemProvider: NSItemProvider
  /// The identifier of the photo in the library.
  public let assetIdentifier: String?

  init(_ photo: LibraryPhoto) {
    assetIdentifier = photo.id
    itemProvider = NSItemProvider(object: photo.image)
    for type in ["public.png", "public.image"] {
      itemProvider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(photo.content, nil)
        return nil
      }
    }
  }
}

/// UIKit's newer picker of photos, which a `UIViewControllerRepresentable` shows.
open class PHPickerViewController: UIViewController {
  /// What it offers.
  public let configuration: PHPickerConfiguration
  /// What is told of the photos.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init()
  }
}

/// What is told of the photos of a picker.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the photos, none if the user has cancelled; the picker is to be closed then.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPickerViewController: ViewShowing {
  /// The photos.
  package func shown() -> AnyView {
    let limit = configuration.selectionLimit
    let photos = configuration.filter?.photos ?? LibraryPhoto.all
    return AnyView(
      PhotosPanel(of: photos, limit: limit == 0 ? nil : limit) { [self] chosen in
        delegate?.picker(self, didFinishPicking: (chosen ?? []).map(PHPickerResult.init))
      })
  }
}
