public import Foundation
import TestHost

extension XCTAttachment {
  /// An object in Foundation's archive format; one that cannot be archived is a failure.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(
      archivableObject: object, uniformTypeIdentifier: "com.apple.keyed-archive")
  }

  /// An object in Foundation's archive format, as data of a type.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    let payload = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    if payload == nil { failCurrentTest("Failed to attach \(object): it cannot be archived.") }
  }

  /// A property list; what is none is a failure.
  public convenience init(plistObject object: Any) {
    let payload =
      PropertyListSerialization.propertyList(object, isValidFor: .xml)
      ? try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
      : nil
    self.init(
      uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: payload)
    if payload == nil { failCurrentTest("Failed to attach \(object): it is no property list.") }
  }

  /// What a folder holds now, as a ZIP archive; one that cannot be read is a failure.
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
