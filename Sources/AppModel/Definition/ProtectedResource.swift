/// Something on the device that an app needs permission to use.
public enum ProtectedResource: String, Sendable, Equatable, CaseIterable {
  case contacts, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, focus
  case bluetooth, keyboardNetwork, location, health, userTracking, localNetwork
  /// Notifications, which `XCUIProtectedResource` does not include.
  case notifications

  /// Whether there is a prompt for it; network access of keyboards is granted only in Settings.
  public var isAskedFor: Bool { self != .keyboardNetwork }
}

/// Whether an app may use a protected resource.
public enum AuthorizationStatus: String, Sendable, Equatable, CaseIterable {
  /// It has not been asked for yet.
  case notDetermined
  /// It was refused.
  case denied
  /// It is allowed in part, such as some photos.
  case limited
  /// It is allowed while the app is in front.
  case whenInUse
  /// It is allowed always.
  case always
  /// It is allowed.
  case authorized

  /// Whether the app may use it, at least in part.
  public var isGranted: Bool { self != .notDetermined && self != .denied }
}

/// The request for a permission: `.ask(.camera, then: "CAMERA")`.
public struct PermissionDefinition: Sendable, Equatable {
  /// The resource that is asked for.
  public var resource: ProtectedResource
  /// The app's explanation, which the prompt shows below its title.
  public var message: ElementText?
  /// The event raised with the answer: `event.resource`, `event.status` and `event.granted`.
  public var event: String?

  /// Makes a request for a permission.
  public init(_ resource: ProtectedResource, message: ElementText? = nil, event: String? = nil) {
    self.resource = resource
    self.message = message
    self.event = event
  }
}
