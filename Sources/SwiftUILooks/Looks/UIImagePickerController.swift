public import Foundation
import SwiftUIViews

/// The system's picker of photos, which shows those of a new simulator.
///
/// There is no camera, as on a simulator; a picker of the camera shows no photos.
open class UIImagePickerController: UIViewController {
  /// Where the photo comes from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The side of the device with the camera.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// What the delegate is told of a photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the content.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it is in the library.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user has cut it out.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The file of the image, which is not there.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a video, which is not there.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// What is told of the photo.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where the photo comes from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user cuts out a part of the photo.
  open var allowsEditing = false
  /// The types of content to choose from.
  open var mediaTypes = ["public.image"]
  /// The side of the device with the camera.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// Whether photos can come from a source: not from the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Whether there is a camera: no.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The types of content of a source; nil if there is no such source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
}

extension UIImagePickerController {
  /// Tells the delegate of the photo that the user has chosen.
  @MainActor
  package func finish(with photo: LibraryPhoto) {
    var told: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: photo.image]
    if allowsEditing { told[.editedImage] = photo.image }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: told)
  }

  /// Tells the delegate that the user has chosen none; without one the picker closes.
  @MainActor
  package func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// What is told of the photo of a picker.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with what the user has chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has chosen nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing with the photo.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Closes the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// What is told of the screens of a controller: here nothing.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}
