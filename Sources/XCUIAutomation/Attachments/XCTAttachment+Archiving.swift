public import Foundation
import TestHost

extension XCTAttachment {
  /// Attaches an object as a keyed archive; fails the test if the object cannot be archived.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(
      archivableObject: object, uniformTypeIdentifier: "com.apple.keyed-archive")
  }

  /// Attaches an object as a keyed archive with a type identifier; fails the test if it cannot.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    let payload = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    if payload == nil { failCurrentTest("Failed to attach \(object): it cannot be archived.") }
  }

  /// Attaches an object as an XML property list; fails the test if it is not a property list.
  public convenience init(plistObject object: Any) {
    let payload =
      PropertyListSerialization.propertyList(object, isValidFor: .xml)
      ? try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
      : nil
    self.init(
      uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: payload)
    if payload == nil { failCurrentTest("Failed to attach \(object): it is not a property list.") }
  }

  /// Attaches the current contents of a folder as a ZIP archive; fails the test if that fails.
  public convenience init(compressedContentsOfDirectory url: URL) {
    var fault: String?
    var payload: Data?
    do throws(ZipFault) {
      payload = Data(try ZipArchive(folder: url).bytes)
    } catch {
      fault = error.description
    }
    self.init(
      uniformTypeIdentifier: "public.zip-archive", name: url.lastPathComponent + ".zip",
      payload: payload)
    if let fault { failCurrentTest("Failed to attach \(url.path): \(fault)") }
  }
}
