/// Something of the device that an app has to ask for before it may use it.
public enum ProtectedResource: String, Sendable, Equatable, CaseIterable {
  case contacts, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, focus
  case bluetooth, keyboardNetwork, location, health, userTracking, localNetwork
  /// Notifications, which `XCUIProtectedResource` has no word for.
  case notifications

  /// Whether there is a prompt for it; keyboards get the network in Settings alone.
  public var isAskedFor: Bool { self != .keyboardNetwork }
}

/// Whether an app may use something of the device.
public enum AuthorizationStatus: String, Sendable, Equatable, CaseIterable {
  /// It has not been asked for yet.
  case notDetermined
  /// It was refused.
  case denied
  /// Part of it is allowed, such as some photos.
  case limited
  /// It is allowed while the app is in front.
  case whenInUse
  /// It is allowed always.
  case always
  /// It is allowed.
  case authorized

  /// Whether the app may use it, or part of it.
  public var isGranted: Bool { self != .notDetermined && self != .denied }
}

/// The question for a resource: `.ask(.camera, then: "CAMERA")`.
public struct PermissionDefinition: Sendable, Equatable {
  /// What is asked for.
  public var resource: ProtectedResource
  /// Why, in the app's own words, which the prompt shows below its title.
  public var message: ElementText?
  /// The event raised with the answer: `event.resource`, `event.status` and `event.granted`.
  public var event: String?

  /// Makes a question.
  public init(_ resource: ProtectedResource, message: ElementText? = nil, event: String? = nil) {
    self.resource = resource
    self.message = message
    self.event = event
  }
}
