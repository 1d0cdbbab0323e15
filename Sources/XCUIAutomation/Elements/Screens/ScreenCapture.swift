import AccessibilityTree
import ScreenPictures
import SimulatedApp

/// What the device of a session shows now, as a picture.
struct ScreenCapture {
  private let session: AppSession

  /// Captures the screen of a session.
  init(of session: AppSession) { self.session = session }

  /// The whole screen: the app in front or the home screen, and what the system shows over it.
  var picture: ScreenPicture {
    ScreenPicture(
      of: session.device.seen?.tree ?? homeScreen, covers: session.device.systemCovers,
      style: style)
  }

  /// The part of the screen that an element takes, with what covers it; nil when it takes none.
  func picture(of element: FoundElement) -> ScreenPicture? {
    picture.cropped(to: element.view.frame)
  }

  /// What the device adds to what its apps show.
  private var style: PictureStyle {
    let profile = session.device.profile
    return PictureStyle(
      isDark: session.device.appearance == .dark, statusBarHeight: Int(profile.topInset),
      hasHomeIndicator: profile.bottomInset > 0)
  }

  /// The home screen before anything was asked of it: the icon of the app under test.
  private var homeScreen: ElementSnapshot {
    let profile = session.device.profile
    var builder = SnapshotBuilder()
    builder.begin(
      ElementAttributes(
        type: .application, label: "Home screen",
        frame: ElementFrame(x: 0, y: 0, width: profile.width, height: profile.height)))
    builder.add(
      ElementAttributes(
        type: .icon, label: session.app.definition.name,
        frame: ElementFrame(x: 26, y: profile.topInset + 18, width: 76, height: 82)))
    return builder.finish()
  }
}
