import AppModel

/// The permissions that an app of SwiftUI source has asked for, until they are answered.
struct AskedPermissions {
  /// The event with an answer.
  static let event = "permission"

  /// The key under which the device stores the app's answer.
  static func key(of resource: String) -> String { prefix + resource }
  /// How the keys of the answers begin.
  static let prefix = "permission to use "

  private var waiting: [(resource: ProtectedResource, told: (String) -> Void)] = []
  private var newOnes: [ProtectedResource] = []

  /// Asks for a resource by its name; the user is asked once, however often this is called.
  mutating func ask(for name: String, _ told: @escaping (String) -> Void) {
    guard let resource = ProtectedResource(rawValue: name) else {
      return told(AuthorizationStatus.denied.rawValue)
    }
    if !waiting.contains(where: { $0.resource == resource }) { newOnes.append(resource) }
    waiting.append((resource, told))
  }

  /// The resources that were asked for since this was called last.
  mutating func newQuestions() -> [ProtectedResource] {
    defer { newOnes = [] }
    return newOnes
  }

  /// The callbacks that wait for the answer for a resource; removes them.
  mutating func answered(_ resource: ProtectedResource) -> [(String) -> Void] {
    defer { waiting.removeAll { $0.resource == resource } }
    return waiting.filter { $0.resource == resource }.map(\.told)
  }
}
